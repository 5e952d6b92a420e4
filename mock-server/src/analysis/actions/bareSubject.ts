import type { ActionSubject } from '#client/api/actionSchemas.ts';

/** What an action says nothing of until its rule does. */
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
