import { comparedWindow } from '#client/api/alertSchemas.ts';
import type { AlertsWindow } from '#client/api/alertSchemas.ts';
import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { PROJECT_PARAM, paths } from '#client/lib/paths.ts';

type Query = readonly (readonly [string, string | null | undefined])[];

function address(pattern: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of query) if (value) params.append(name, value);
  return `${pattern}?${params.toString()}`;
}

/** Path and query of the page with the evidence of an alert, with project, days and anchor. */
export function alertPath(projectId: string, alert: WorkplaceAlert, window: AlertsWindow): string {
  const { rule, brand_id: brand, platform_id: platform, topic_id: topic, domain } = alert;
  const days: Query = [
    [PROJECT_PARAM, projectId],
    ['start_time', window.start_time],
    ['end_time', window.end_time],
  ];
  const place: Query = [...days, ['platform_ids', platform], ['topic_ids', topic]];
  switch (rule) {
    case 'rival_rise':
    case 'rival_overtook':
      return address(paths.answerIndex.pattern, [...place, ['why_brand', brand]]);
    case 'new_rival': {
      // New against the alert's own past, which is longer than the week that the page would compare with.
      const compared = comparedWindow(rule, window);
      return address(paths.answerIndex.pattern, [
        ...place,
        ['compare_start_time', compared.previous_start_time],
        ['compare_end_time', compared.previous_end_time],
        ['view', 'new_rival'],
      ]);
    }
    case 'lost_source': {
      const both: Query = [
        [PROJECT_PARAM, projectId],
        ['start_time', window.previous_start_time],
        ['end_time', window.end_time],
      ];
      return address(paths.subdomainDetails.pattern, [...both, ['domain', domain]]);
    }
    case 'contradicted_fact':
      return address(paths.brandIndex.pattern, [...days, ['tab', 'facts']]);
    case 'thin_platform':
      return address(paths.prompt.pattern, [
        [PROJECT_PARAM, projectId],
        ['precision', '1'],
      ]);
    case 'engine_update':
    case 'model_changed':
      return address(paths.overviewIndex.pattern, place);
    case 'no_recent_answers':
    case 'collection_failed':
    case 'collection_stopped':
      return address(paths.answerRuns.pattern, [[PROJECT_PARAM, projectId]]);
    case 'own_drop':
    case 'own_rise':
    case 'measure_drop':
    case 'measure_rise':
    case 'refusals_up':
    case 'unknown':
      return address(paths.answerIndex.pattern, place);
  }
}
