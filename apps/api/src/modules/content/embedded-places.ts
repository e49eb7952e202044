// The places with which the product runs alone: an office and a place that collects payments in each of the market's cities.
import type { PublishedPlace } from '@portal/contract/help/places';
import { type Weekday, weekdays } from '@portal/market/civil-dates';
import { demo } from '@portal/market/demo';

const workdays = weekdays.slice(0, 5);
const minuteMs = 60_000;

const onDays = (days: readonly Weekday[], startHour: string, endHour: string) =>
  days.map((day) => ({ day, startHour, endHour }));

/** How many wait goes up and down in a quarter of an hour, in each of them otherwise. */
export function embeddedPlaces(now: Date): PublishedPlace[] {
  return demo.places.flatMap(
    ({ city, province, latitude, longitude, office, shop }, at): PublishedPlace[] => {
      const near = { latitude, longitude };
      const where = { city, stateOrProvince: province, closedOn: [] };
      const minute = now.getTime() / minuteMs;
      return [
        {
          ...where,
          id: `CAC-${at + 1}`,
          name: `Centro de atención ${city}`,
          kind: 'office',
          address: office,
          geographicLocation: near,
          activities: ['payments', 'topUps', 'contracts', 'chips', 'repairs', 'returns'],
          openingHours: [...onDays(workdays, '09:00', '18:00'), ...onDays(['saturday'], '09:00', '14:00')],
          takesAppointments: true,
          waiting: Math.round(4 + 4 * Math.sin((minute * 2 * Math.PI) / 15 + at)),
        },
        {
          ...where,
          id: `REC-${at + 1}`,
          name: `Punto de pago ${city}`,
          kind: 'collectionPoint',
          address: shop,
          geographicLocation: { latitude: latitude + 0.012, longitude: longitude - 0.009 },
          activities: ['payments', 'topUps'],
          openingHours: onDays(weekdays, '08:00', '21:00'),
          takesAppointments: false,
        },
      ];
    },
  );
}
