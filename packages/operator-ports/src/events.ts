// Events: what happened in the operator's world, told to whoever listens, in order and at least once.

/** Those that the portal tells, or acts upon: docs/integrating.md says what it reads of each. */
export const operatorEventTypes = [
  'CustomerBillCreateEvent',
  'UsageThresholdReachedEvent',
  'TransferBalanceEvent',
  'BalanceAdvanceEvent',
  'RoamingStateChangeEvent',
  'SpendingCapReachedEvent',
  'PackageExpiringEvent',
  'ProductOrderStateChangeEvent',
  'MonitorStateChangeEvent',
  'HomeNetworkChangeEvent',
  'ServiceProblemAttributeValueChangeEvent',
  'ServiceProblemStateChangeEvent',
  'AppointmentStateChangeEvent',
  'TroubleTicketStatusChangeEvent',
  'TroubleTicketAttributeValueChangeEvent',
  'ThirdPartyProductCreateEvent',
  'ThirdPartyProductRefusedEvent',
  'SimLockChangeEvent',
  'SimChangeRefusedEvent',
  'SimChangeEvent',
  'TheftStateChangeEvent',
  'DataAccessEvent',
  'SimOrderStateChangeEvent',
  'ProductPauseEvent',
  'DunningEvent',
  'PaymentArrangementEvent',
  'ProductTerminationEvent',
  'CustomerAttributeValueChangeEvent',
] as const;
export type OperatorEventType = (typeof operatorEventTypes)[number];

export interface OperatorEvent {
  eventId: string;
  /** TMF style: `CustomerBillCreateEvent`. */
  eventType: string;
  eventTime: Date;
  customerId: string | null;
  /** The own id of the command that this comes of: an order, a change, a decision. Null: nobody commanded it. */
  commandId: string | null;
  event: Record<string, unknown>;
}

/** Returns when it has kept them; until then they come again. */
export type EventListener = (events: readonly OperatorEvent[]) => Promise<void>;

export interface Events {
  listen(listener: EventListener): void;
  /** Hands over some of those that wait, now; answers how many. */
  deliver(): Promise<number>;
}
