import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';

type AlertParts = Pick<WorkplaceAlert, 'rule' | 'severity'> & Partial<WorkplaceAlert>;

/** An alert of these parts, null in all others, with an id made of its rule and what it speaks of. */
export function alertOf(parts: AlertParts): WorkplaceAlert {
  const { rule, brand_id = null, platform_id = null, topic_id = null, domain = null, date = null } = parts;
  const measure_id = parts.measure_id ?? null;
  const places = [measure_id, brand_id, platform_id, topic_id, domain, date].filter((place) => place !== null);
  return {
    id: [rule, ...places].join('|'),
    value: null,
    measure: null,
    previous: null,
    change: null,
    ...parts,
    brand_id,
    platform_id,
    topic_id,
    domain,
    date,
  };
}
