import { LISTED_RULES } from '#client/api/alertSchemas.ts';
import { ALERT_VIEWS } from '#client/api/schemas/alertListSchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { choiceParam, optionalChoiceParam } from '#client/lib/search/searchParams.ts';

/** Which alerts are listed; kind null: all types. */
export const alertsSearch = defineSearch({
  view: choiceParam('view', ALERT_VIEWS, 'open'),
  kind: optionalChoiceParam('kind', LISTED_RULES),
});
