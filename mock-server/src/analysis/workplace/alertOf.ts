import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';

type AlertParts = Pick<WorkplaceAlert, 'rule' | 'severity'> & Partial<WorkplaceAlert>;

/** An alert with these parts and null in all others; its id is made of its rule and subject. */
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
