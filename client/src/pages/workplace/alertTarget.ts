import { comparedWindow } from '#client/api/alertSchemas.ts';
import { splitMeasureSchema } from '#client/api/answerIndexSchemas.ts';
import type { WorkplaceAlert, WorkplaceWindow } from '#client/api/workplaceSchemas.ts';
import { listedAlertPage } from '#client/components/alerts/listedAlert.ts';
import type { KnownRule } from '#client/components/alerts/listedAlert.ts';
import { paths, WHY_HASH } from '#client/lib/paths.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { addressWith } from './windowFilters.ts';

export type KnownAlert = WorkplaceAlert & { readonly rule: KnownRule };

function withParams(address: string, params: Readonly<Record<string, string | null>>): string {
  const [pathname = '', search = ''] = address.split('?');
  const result = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) if (value !== null) result.set(name, value);
  return result.size === 0 ? pathname : `${pathname}?${result.toString()}`;
}

/** The measure to split, unless it is the default one. */
function splitOf({ measure_id: id }: KnownAlert): string | null {
  return splitMeasureSchema.options.find((one) => one === id && one !== 'visibility') ?? null;
}

/** The page for analysing an alert; null for what is no page (answers are imported in a dialog). */
export function alertTarget(alert: KnownAlert, window: WorkplaceWindow, defaults: FilterForm): string | null {
  const { platform_id: platform, topic_id: topic } = alert;
  const place = {
    start_time: window.start_time,
    end_time: window.end_time,
    platform_ids: platform === null ? [] : [platform],
    topic_ids: topic === null ? [] : [topic],
  };
  const insight = addressWith(paths.answerIndex.pattern, defaults, place);
  switch (alert.rule) {
    case 'own_drop':
    case 'own_rise':
    case 'measure_drop':
    case 'measure_rise':
      return `${withParams(insight, { why: splitOf(alert) })}${WHY_HASH}`;
    case 'refusals_up':
      return insight;
    case 'rival_rise':
    case 'rival_overtook':
      return `${withParams(insight, { why_brand: alert.brand_id })}${WHY_HASH}`;
    case 'new_rival': {
      // New against the alert's own past, which is longer than the week that the page would compare with.
      const { previous_start_time: from, previous_end_time: to } = comparedWindow(alert.rule, window);
      const compared = { ...place, compare_start_time: from, compare_end_time: to };
      return withParams(addressWith(paths.answerIndex.pattern, defaults, compared), { view: 'new_rival' });
    }
    case 'lost_source': {
      const both = { ...place, start_time: window.previous_start_time };
      return withParams(addressWith(paths.subdomainDetails.pattern, defaults, both), { domain: alert.domain });
    }
    case 'engine_update':
    case 'model_changed':
      return addressWith(paths.overviewIndex.pattern, defaults, place);
    case 'thin_platform':
      return paths.prompt.href({ precision: '1' });
    case 'contradicted_fact':
    case 'collection_failed':
    case 'collection_stopped':
    case 'no_recent_answers':
      return listedAlertPage(alert, window);
  }
}
