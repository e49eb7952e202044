// Builder: the internet of a home with its Wi-Fi, of a customer of its own.

import { readSeal } from '@portal/operator/db/seal';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../build-app.ts';
import type { GivenUser } from './given-user.ts';

export interface GivenInternet {
  customerId: string;
  lineId: string;
  /** `IN-…` */
  code: string;
  ssid: string;
  key: string;
}

export interface InternetOptions {
  encryption?: 'WEP' | 'WPA2';
  key?: string;
  appliesLater?: boolean;
  status?: 'A' | 'S';
  /** False: the line is there, and has no Wi-Fi. */
  hasWifi?: boolean;
}

let nextCode = 700_000 + Math.floor(Math.random() * 90_000);

export async function givenInternet(
  app: TestApp,
  users: readonly GivenUser[],
  options: InternetOptions = {},
): Promise<GivenInternet> {
  const { encryption = 'WPA2', appliesLater = false, status = 'A', hasWifi = true } = options;
  const { key = encryption === 'WEP' ? '1234567890123' : 'Guayacan2481' } = options;
  const { pool, db } = app.database;
  const [customerId, lineId] = [uuidv7(), uuidv7()];
  const code = `IN-${nextCode++}`;
  const accountId = `9.${code}`;
  const ssid = `Casa ${code}`;
  await pool.query(
    `insert into operator.lines (customer_id, line_id, account_id, service_number, kind, service_type, plan_code, status,
       activated_on, monthly_fee_cents, address, download_mbps, upload_mbps)
     values ($1, $2, $3, $4, 'Fixed', 5, 'HOG300', $5, '2024-01-15', 2499, 'Calle Uno', 300, 150)`,
    [customerId, lineId, accountId, code, status],
  );
  for (const { userId } of users) {
    await pool.query(
      `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind)
       values ($1, $2, $3, $4, $5, 'Fixed')`,
      [userId, code, customerId, lineId, accountId],
    );
  }
  if (hasWifi) {
    const sealed = (await readSeal(db)).close(key, lineId);
    await pool.query(
      `insert into operator.wifi_networks (customer_id, line_id, ssid, encryption, sealed_key, applies_later)
       values ($1, $2, $3, $4, $5, $6)`,
      [customerId, lineId, ssid, encryption, sealed, appliesLater],
    );
  }
  return { customerId, lineId, code, ssid, key };
}
