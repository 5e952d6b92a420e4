import type { IntlShape } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { pointDates } from '#client/components/answers/figureSelections.ts';
import type { FlowData } from '#client/components/chart/flow/FlowData.ts';

/** The citations of the domain from topics through hosts to platforms, with display names. */
export function flowDataOf(intl: IntlShape, { flow, topics, platforms }: DomainDetail): FlowData {
  const namesOf = (list: DomainDetail['topics']) => new Map(list.map(({ id, name }) => [id, name]));
  const [topicNames, platformNames] = [namesOf(topics), namesOf(platforms)];
  return {
    steps: [
      intl.formatMessage({ id: 'domainDetails.flow.topic' }),
      intl.formatMessage({ id: 'domainDetails.flow.host' }),
      intl.formatMessage({ id: 'domainDetails.flow.platform' }),
    ],
    counted: intl.formatMessage({ id: 'domainDetails.flow.counted' }),
    rows: flow.map(({ topic_id: topic, host, platform_id: platform, citations }) => ({
      path: [
        {
          id: topic,
          name:
            topic === null
              ? intl.formatMessage({ id: 'domainDetails.flow.noTopic' })
              : (topicNames.get(topic) ?? topic),
        },
        { id: host, name: host ?? intl.formatMessage({ id: 'domainDetails.otherHosts' }) },
        { id: platform, name: platformNames.get(platform) ?? platform },
      ],
      count: citations,
    })),
  };
}

/** The pages of a host, by URL prefix: a host name alone would select the whole domain where both are equal. */
const hostPages = (host: string): AnswerSelection => ({ url_prefix: `https://${host}/` });

/**
 * The answers behind a node or a band of the flow; null where no filter can select them: prompts without a topic, and hosts beyond the most
 * cited.
 */
export function flowSelection(
  domain: string,
  picked: readonly { readonly step: number; readonly id: string | null }[],
): AnswerSelection | null {
  const chosen = new Map(picked.map(({ step, id }) => [step, id]));
  const [topic, host, platform] = [chosen.get(0), chosen.get(1), chosen.get(2)];
  if (topic === null || host === null || platform === null) return null;
  return {
    ...(host === undefined ? { domain } : hostPages(host)),
    ...(topic === undefined ? {} : { topic_id: topic }),
    ...(platform === undefined ? {} : { platform_id: platform }),
  };
}

/** The answers that cite a host at one point of the share chart; null for the hosts beyond the most cited. */
export function shareSelection(
  { hosts_over_time: { unit, dates }, scope }: DomainDetail,
  host: string | null,
  index: number,
): AnswerSelection | null {
  const date = dates[index];
  if (host === null || date === undefined) return null;
  return { ...hostPages(host), ...pointDates(date, unit, scope.end_time) };
}
