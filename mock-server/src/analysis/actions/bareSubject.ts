import type { ActionSubject } from '#client/api/actionSchemas.ts';

/** Default (empty) fields of an action; a rule sets those it has. */
export const bareSubject = {
  topic_id: null,
  platform_id: null,
  url: null,
  page_title: null,
  host: null,
  pages: [],
  fact_id: null,
  fact: null,
  measure_id: null,
  mostly_in: null,
  rival_ids: [],
  figures: [],
  selection: null,
} satisfies Partial<ActionSubject>;
