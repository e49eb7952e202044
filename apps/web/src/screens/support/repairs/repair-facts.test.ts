import type { RepairStatus, TroubleTicket } from '@portal/contract/help/tickets';
import { repairStatusSchema } from '@portal/operator-ports/tickets';
import { describe, expect, test } from 'vitest';
import { costCents, deviceName, isConcluded, quoteOf } from '../../../shared/repair.ts';
import { complaintsOf, imeiOf, inFilter, maskedImei, progressOf, timelineOf } from './repair-facts.ts';

const change = (status: RepairStatus, id = '1', characteristic: { name: string; value: string }[] = []) => ({
  id,
  status,
  name: status,
  description: '',
  changeDate: '2026-11-12T10:15:00-05:00',
  changeReason: '',
  characteristic,
});

const price = (name: string, value: number) => ({
  name,
  price: { dutyFreeAmount: { unit: 'USD' as const, value } },
});

const all = repairStatusSchema.options;

test('progress by state, as the documents have it', () => {
  expect(all.map(progressOf)).toEqual([10, 20, 30, 40, 50, 60, 70, 100, 100, 100]);
});

test('two states conclude an order; delivered to the shop is still pending', () => {
  expect(all.filter((status) => isConcluded({ status }))).toEqual(['ENTREGA_DOMICILIO', 'ENTREGA_CLIENTE']);
  expect(inFilter('PENDIENTES', { status: 'ENTREGADO_CAC' })).toBe(true);
  expect(inFilter('CONCLUIDAS', { status: 'ENTREGADO_CAC' })).toBe(false);
  expect(inFilter('ALL', { status: 'ENTREGA_CLIENTE' })).toBe(true);
});

describe('the timeline', () => {
  const states = (...statuses: RepairStatus[]) =>
    timelineOf({ statusChange: statuses.map((status) => change(status)) }).map(
      ({ status, state }) => `${status} ${state}`,
    );

  test('the last change is current, earlier ones are done, the rest is to come', () => {
    expect(states('EQUIPO_CAC', 'TRASLADO_TALLER', 'ENTREGADO_TALLER', 'INF_TECNICO')).toEqual([
      'EQUIPO_CAC done',
      'TRASLADO_TALLER done',
      'ENTREGADO_TALLER done',
      'INF_TECNICO current',
      'REPARACION coming',
      'REPARADO coming',
      'TRASLADO_CAC coming',
      'ENTREGADO_CAC coming',
    ]);
  });

  test('a rejected repair is not going to be repaired', () => {
    expect(states('EQUIPO_CAC', 'INF_TECNICO', 'TRASLADO_CAC')).toEqual([
      'EQUIPO_CAC done',
      'INF_TECNICO done',
      'TRASLADO_CAC current',
      'ENTREGADO_CAC coming',
    ]);
  });

  test('nothing comes after a delivery', () => {
    expect(states('TRASLADO_CAC', 'ENTREGA_DOMICILIO')).toEqual([
      'TRASLADO_CAC done',
      'ENTREGA_DOMICILIO current',
    ]);
    expect(states()).toEqual([]);
  });
});

describe('the quote', () => {
  const ticket = (value: string, name = 'requiereAprobacion') =>
    ({
      statusChange: [change('ENTREGADO_TALLER', '3'), change('INF_TECNICO', '4', [{ name, value }])],
      itemPrice: [price('Repuesto', 19.99), price('Mano de obra', 10.02)],
    }) as TroubleTicket;

  test('is the sum of the prices, of the step that asks', () => {
    expect(quoteOf(ticket('true'), 'requiereAprobacion')).toEqual({ stepId: '4', amountCents: 3_001 });
  });

  test('is none when the step no longer asks, or asks something else', () => {
    expect(quoteOf(ticket('false'), 'requiereAprobacion')).toBeNull();
    expect(quoteOf(ticket('true'), 'esperaCliente')).toBeNull();
    expect(quoteOf(ticket('true', 'esperaCliente'), 'esperaCliente')).not.toBeNull();
  });

  test('prices are added in cents', () => {
    expect(costCents({ itemPrice: [price('a', 0.1), price('b', 0.2)] })).toBe(30);
    expect(costCents({ itemPrice: [] })).toBe(0);
  });
});

describe('the device', () => {
  test.each([
    ['Equipo IMEI 356938035643809, pantalla rota. Ingresa por garantía.', '356938035643809'],
    ['Ingresa equipo con IMEI: 356938035643809 , se apaga.', '356938035643809'],
    ['imei ***********3809, pantalla rota.', '***********3809'],
    ['Sin número, pantalla rota.', null],
    ['El IMEI no se lee, pantalla rota.', null],
  ])('%s', (description, imei) => {
    expect(imeiOf({ description })).toBe(imei);
  });

  test('shows the last four digits of its number', () => {
    expect(maskedImei('356938000264417')).toBe('•••• 4417');
  });

  test('what was said of it, a sentence each', () => {
    const description = 'Equipo IMEI 356938035643809, pantalla rota. Ingresa por garantía.';
    expect(complaintsOf({ description })).toEqual(['Pantalla rota', 'Ingresa por garantía']);
    expect(complaintsOf({ description: 'se apaga. no carga' })).toEqual(['Se apaga', 'No carga']);
    expect(complaintsOf({ description: '' })).toEqual([]);
  });

  test('is known by role and name', () => {
    const device = { role: 'Nova', name: 'X5' } as TroubleTicket['relatedEntity'][number];
    expect(deviceName({ relatedEntity: [device] })).toBe('Nova X5');
    expect(deviceName({ relatedEntity: [] })).toBe('');
  });
});
