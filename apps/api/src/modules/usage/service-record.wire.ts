// A usage record in the documents' shapes and in TMF635's.
import { listUsageSpecifications, type UsageSpecification } from '@portal/contract/lines/specifications';
import {
  type DataRecord,
  listUsages,
  type RecordKind,
  type Usage,
  type VoiceRecord,
} from '@portal/contract/lines/usage-records';
import { unitsOf } from '@portal/market/money';
import { nationalNumber } from '@portal/market/service-number';
import type { RecordType, UsageRecord } from '@portal/operator-ports/usage';
import { dateTime, hrefIn, money } from '../../http/wire.ts';

export function toVoiceRecord(record: UsageRecord): VoiceRecord {
  return {
    date: dateTime(record.startedAt),
    type: 'Saliente',
    destinationNumber: record.destination,
    duration: record.quantity,
    amount: record.amountCents === null ? null : unitsOf(record.amountCents),
  };
}

export function toDataRecord(record: UsageRecord): DataRecord {
  return {
    date: dateTime(record.startedAt),
    urlConnection: record.destination,
    data: record.quantity,
  };
}

interface KindWords {
  usageType: RecordKind;
  description: string;
  destination: string;
  quantity: string;
}

const words: Record<RecordType, KindWords> = {
  voz: {
    usageType: 'voice',
    description: 'Llamada saliente',
    destination: 'destinationNumber',
    quantity: 'duration',
  },
  internet: {
    usageType: 'data',
    description: 'Datos',
    destination: 'urlConnection',
    quantity: 'data',
  },
  sms: {
    usageType: 'sms',
    description: 'SMS',
    destination: 'destinationNumber',
    quantity: 'messages',
  },
};

export function toUsage(record: UsageRecord): Usage {
  const { usageType, description, destination, quantity } = words[record.usageType];
  const number = nationalNumber(record.serviceNumber);
  const usageDate = dateTime(record.startedAt);
  return {
    '@type': 'Usage',
    id: record.recordId,
    href: hrefIn(listUsages, record.recordId),
    usageType,
    usageDate,
    status: 'rated',
    description,
    usageSpecification: {
      id: usageType,
      href: `${listUsageSpecifications.path}/${usageType}`,
      name: description,
      '@referredType': 'UsageSpecification',
    },
    usageCharacteristic: [
      { name: 'publicIdentifier', valueType: 'string', value: number },
      { name: destination, valueType: 'string', value: record.destination },
      { name: quantity, valueType: 'integer', value: String(record.quantity) },
    ],
    ratedProductUsage:
      record.amountCents === null
        ? []
        : [
            {
              ratingDate: usageDate,
              taxIncludedRatingAmount: money(record.amountCents),
              productRef: { id: number, '@referredType': 'Product' },
            },
          ],
  };
}

const meanings: Record<string, string> = {
  destinationNumber: 'The number called, as it was dialled',
  urlConnection: 'Host name',
  duration: 'Whole minutes',
  data: 'MB',
  messages: 'Messages',
};

/** The kinds of records, and what each says. */
export const usageSpecifications: UsageSpecification[] = Object.values(words).map(
  ({ usageType, description, destination, quantity }) => ({
    '@type': 'UsageSpecification',
    id: usageType,
    href: `${listUsageSpecifications.path}/${usageType}`,
    name: description,
    description,
    lifecycleStatus: 'Active',
    usageSpecCharacteristic: [
      { name: 'publicIdentifier', valueType: 'string', description: 'The line' },
      { name: destination, valueType: 'string', description: meanings[destination] ?? '' },
      { name: quantity, valueType: 'integer', description: meanings[quantity] ?? '' },
    ],
  }),
);
