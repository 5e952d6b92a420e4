import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import type { Buckets } from '#server/analysis/scope/reportWindow.ts';
import { rowsBetween } from '#server/analysis/scope/selectRows.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';

const TOP_HOSTS = 8;

/** The hosts of a domain that charts show by name; the others are grouped as one. */
interface HostGroups {
  readonly names: readonly (string | null)[];
  /** Group by index into `urls`; -1 for pages of other domains. */
  readonly ofUrl: Int16Array;
}

/** Calls `visit` for every citation in the ok answers among `rows`. */
function eachCitation(table: AnswerTable, rows: Uint32Array, visit: (url: number, row: number) => void): void {
  for (const row of rows) {
    if (table.status[row] === OK) {
      const to = table.citationStart[row + 1] ?? 0;
      for (let i = table.citationStart[row] ?? 0; i < to; i += 1) {
        visit(table.citationUrl[i] ?? 0, row);
      }
    }
  }
}

/** The eight hosts cited most among `rows` (ties by name), then all others as one group, if there are any. */
export function hostGroups(table: AnswerTable, rows: Uint32Array, wanted: Uint8Array): HostGroups {
  const counts = new Map<string, number>();
  eachCitation(table, rows, (url) => {
    const host = wanted[url] === 1 ? table.urls[url]?.host : undefined;
    if (host !== undefined) {
      counts.set(host, (counts.get(host) ?? 0) + 1);
    }
  });
  const ranked = [...counts].sort(([a, x], [b, y]) => y - x || compareCodes(a, b)).map(([host]) => host);
  const top = ranked.slice(0, TOP_HOSTS);
  const names = ranked.length > top.length ? [...top, null] : top;
  const places = new Map(top.map((host, group) => [host, group]));
  const ofUrl = Int16Array.from(table.urls, ({ host }, url) =>
    wanted[url] === 1 ? (places.get(host) ?? names.length - 1) : -1,
  );
  return { names, ofUrl };
}

/** Each host's share of all citations (of any domain) by point of the trend; null without citations. */
export function hostsOverTime(
  table: AnswerTable,
  rows: Uint32Array,
  buckets: Buckets,
  groups: HostGroups,
): DomainDetail['hosts_over_time'] {
  const points = buckets.dates.map((_, i) => {
    const counts = new Float64Array(groups.names.length);
    let all = 0;
    const inside = rowsBetween(table, rows, buckets.bounds[i] ?? 0, buckets.bounds[i + 1] ?? 0);
    eachCitation(table, inside, (url) => {
      const group = groups.ofUrl[url] ?? -1;
      all += 1;
      if (group >= 0) {
        counts[group] = (counts[group] ?? 0) + 1;
      }
    });
    return { counts, all };
  });
  return {
    unit: buckets.unit,
    dates: [...buckets.dates],
    series: groups.names.map((host, group) => ({
      host,
      points: points.map(({ counts, all }) => (all === 0 ? null : (counts[group] ?? 0) / all)),
    })),
  };
}

/** Citations by topic, host and platform, most first. */
export function citationFlow(table: AnswerTable, rows: Uint32Array, groups: HostGroups): DomainDetail['flow'] {
  const { topics, platforms } = table.project;
  const counts = new Map<string, DomainDetail['flow'][number]>();
  eachCitation(table, rows, (url, row) => {
    const group = groups.ofUrl[url] ?? -1;
    if (group < 0) {
      return;
    }
    const [topic, platform] = [table.topic[row] ?? 0, table.platform[row] ?? 0];
    const key = `${String(topic)} ${String(group)} ${String(platform)}`;
    const link = counts.get(key) ?? {
      topic_id: topics[topic]?.id ?? null,
      host: groups.names[group] ?? null,
      platform_id: platforms[platform]?.id ?? '',
      citations: 0,
    };
    link.citations += 1;
    counts.set(key, link);
  });
  return [...counts.values()].sort((a, b) => b.citations - a.citations);
}
