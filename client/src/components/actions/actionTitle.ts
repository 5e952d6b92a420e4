import type { IntlShape } from 'react-intl';
import type { ActionRefs, BoardAction } from '#client/api/actionSchemas.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';

type Places = Pick<ActionRefs, 'platforms' | 'topics'>;

function placeName({ platforms, topics }: Places, kind: 'platform' | 'topic', id: string): string {
  return (kind === 'platform' ? platforms : topics).find((one) => one.id === id)?.name ?? id;
}

/** The platform or topic of an action; empty if it is about all of them. */
function actionPlace({ platform_id: platform, topic_id: topic }: BoardAction, places: Places): string {
  if (platform !== null) return placeName(places, 'platform', platform);
  return topic === null ? '' : placeName(places, 'topic', topic);
}

/** The platform or topic with most of a movement; empty if none stands out. */
export function mostlyIn({ mostly_in: mostly }: BoardAction, places: Places): string {
  return mostly === null ? '' : placeName(places, mostly.kind, mostly.id);
}

/** Title of an action: the user's own, or the text of its rule. */
export function actionTitle(intl: IntlShape, action: BoardAction, places: Places): string {
  const { rule, title, prompts, host, url, fact, measure_id: measure } = action;
  if (title !== null) return title;
  const prompt = prompts[0]?.name ?? '';
  const page = url === null ? (host ?? '') : readableUrl(url.replace(/\/$/u, ''));
  switch (rule) {
    case 'create_coverage':
      return intl.formatMessage({ id: 'actions.rule.create_coverage' }, { prompt });
    case 'improve_page':
      return intl.formatMessage({ id: 'actions.rule.improve_page' }, { prompt, page });
    case 'fading_page':
      return intl.formatMessage({ id: 'actions.rule.fading_page' }, { page });
    case 'earn_inclusion':
      return intl.formatMessage({ id: 'actions.rule.earn_inclusion' }, { host: host ?? '' });
    case 'correct_fact': {
      const said = intl.formatList(fact?.said ?? [], { type: 'disjunction' });
      return intl.formatMessage({ id: 'actions.rule.correct_fact' }, { statement: fact?.statement ?? '', said });
    }
    case 'investigate_drop': {
      const name = actionPlace(action, places);
      const place =
        name === '' ? '' : intl.formatMessage({ id: 'actions.rule.investigate_drop.place' }, { place: name });
      const what = measure === null ? '' : intl.formatMessage({ id: `figures.measure.${measure}` });
      return intl.formatMessage({ id: 'actions.rule.investigate_drop' }, { measure: what, place });
    }
    case 'own':
    case 'unknown':
      return intl.formatMessage({ id: 'actions.rule.unknown' });
  }
}
