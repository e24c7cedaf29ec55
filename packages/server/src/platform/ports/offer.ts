import type { ShippingRate } from "@purvey/contract/generated/shipping";
import type { Decimal } from "../../values/decimal.ts";

/** The kinds of service. */
export type ServiceType = NonNullable<ShippingRate["serviceType"]>;

/** A surcharge. */
export interface Fee {
  readonly code: string;
  readonly description: string;
  readonly amount: Decimal;
}

/** What one service asks for a shipment. */
export interface Offer {
  readonly carrierCode: string;
  readonly carrier: string;
  readonly service: string;
  readonly serviceCode: string;
  readonly serviceType: ServiceType | null;
  /** Transport alone. */
  readonly baseRate: Decimal;
  readonly fees: readonly Fee[];
  readonly currency: string;
  readonly transitDays: number | null;
  /** `YYYY-MM-DD HH:mm:ss` by the clock of the destination. */
  readonly deliveryDate: string | null;
  readonly guaranteed: boolean;
  readonly zone: number | null;
  /** Pounds. */
  readonly billedWeight: Decimal | null;
  readonly freightClass: string | null;
  readonly source: ShippingRate["source"];
}
