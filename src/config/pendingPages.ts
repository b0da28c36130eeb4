/**
 * Pages of the specification that are still to be written, as paths below a
 * locale's root (tokens allowed). Links to them are dropped by
 * src/plugins/remarkPendingLinks.ts until they exist; tests/site/routes.spec.ts
 * holds this list against the built site in both directions.
 */
export const pendingPages: readonly string[] = [];
