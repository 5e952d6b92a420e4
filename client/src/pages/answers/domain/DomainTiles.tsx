import { useIntl } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { CountTile } from '#client/components/figures/CountTile.tsx';
import { DefinitionButton } from '#client/components/figures/DefinitionButton.tsx';
import { FigureTile } from '#client/components/figures/FigureTile.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { noDataId } from '#client/components/figures/noDataId.ts';

interface DomainTilesProps {
  readonly report: DomainDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const FIGURES = [
  { key: 'share', change: 'share_change' },
  { key: 'answer_rate', change: 'answer_rate_change' },
] as const;

/** How much engines cite the domain, in how many prompts, and since when. */
export function DomainTiles({ report, onOpen }: DomainTilesProps) {
  const intl = useIntl();
  const { prompts, citations, first_cited_at: first, last_cited_at: last } = report;
  const day = (instant: string | null): string => (instant === null ? '–' : formatInstantDay(intl, instant));
  return (
    <>
      {FIGURES.map(({ key, change }) => {
        const name = intl.formatMessage({ id: `domainDetails.tile.${key}` });
        return (
          <FigureTile
            key={key}
            name={name}
            help={
              <DefinitionButton
                term={`domain_${key}`}
                name={name}
                definition={intl.formatMessage({ id: `domainDetails.definition.${key}` })}
                formula={intl.formatMessage({ id: `domainDetails.formula.${key}` })}
              />
            }
            like="citation_rate"
            measure={report[key]}
            change={report[change]}
            noChange={intl.formatMessage({ id: 'domainDetails.tile.noChange' })}
            noData={intl.formatMessage({ id: noDataId('citation_rate', report.scope) })}
            onOpen={() => {
              onOpen({ domain: report.domain });
            }}
          />
        );
      })}
      <CountTile
        name={intl.formatMessage({ id: 'domainDetails.tile.prompts' })}
        value={formatCount(intl, prompts)}
        notes={[
          intl.formatMessage(
            { id: 'domainDetails.tile.prompts.of' },
            { all: formatCount(intl, report.scope.prompts), count: report.scope.prompts },
          ),
          intl.formatMessage(
            { id: 'domainDetails.tile.citations' },
            { count: citations, citations: formatCount(intl, citations) },
          ),
        ]}
      />
      <CountTile
        name={intl.formatMessage({ id: 'domainDetails.tile.last' })}
        value={day(last)}
        notes={[
          intl.formatMessage({ id: 'domainDetails.tile.first' }, { day: day(first) }),
          intl.formatMessage({ id: 'domainDetails.tile.allDates' }),
        ]}
      />
    </>
  );
}
