// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
}

/** What `pricing.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `pricing.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** Every operation of `pricing`: what it takes, which inputs have defaults, what `data` it answers. */
export interface PricingOperations {
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
}
