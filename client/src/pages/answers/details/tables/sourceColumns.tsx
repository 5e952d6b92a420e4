import { Tag } from '@blueprintjs/core';
import type { IntlShape } from 'react-intl';
import { Link } from 'react-router';
import type { CitedUrl, PromptDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { NamedBrands } from '#client/components/figures/NamedBrands.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ListColumn } from './ListColumn.ts';
import { namesOfPlatforms } from './namesOfPlatforms.ts';
import styles from './cells.module.scss';

type SourceColumn = ListColumn<CitedUrl>;

interface ColumnOptions {
  readonly intl: IntlShape;
  readonly detail: PromptDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The name of a page: its title, else its address. */
export const pageName = ({ title, url }: CitedUrl): string => (title === '' ? url : title);

function pageColumns({ intl }: ColumnOptions): SourceColumn[] {
  const typeName = ({ type }: CitedUrl): string => intl.formatMessage({ id: `figures.sourceType.${type}` });
  return [
    {
      id: 'page',
      header: intl.formatMessage({ id: 'promptDetails.sources.page' }),
      cell: (row) => (
        <span className={styles['ellipsis']}>
          <ExternalLink url={row.url}>{pageName(row)}</ExternalLink>
        </span>
      ),
      size: 200,
      grow: 3,
      sortValue: pageName,
      csv: pageName,
      beside: [{ header: intl.formatMessage({ id: 'promptDetails.sources.url' }), csv: ({ url }) => url }],
    },
    {
      id: 'url',
      header: intl.formatMessage({ id: 'promptDetails.sources.url' }),
      cell: ({ url }) => (
        <span className={styles['ellipsis']} title={url}>
          {url}
        </span>
      ),
      size: 260,
      initiallyHidden: true,
      // Files have it beside the page.
      sortValue: ({ url }) => url,
    },
    {
      id: 'domain',
      header: intl.formatMessage({ id: 'promptDetails.sources.domain' }),
      cell: ({ domain }) => (
        <Link
          className={styles['ellipsis'] ?? ''}
          to={paths.subdomainDetails.href({ domain, breadcrumb: domain })}
          title={domain}
        >
          {domain}
        </Link>
      ),
      size: 124,
      grow: 1,
      sortValue: ({ domain }) => domain,
      csv: ({ domain }) => domain,
    },
    {
      id: 'type',
      header: intl.formatMessage({ id: 'promptDetails.sources.type' }),
      cell: (row) => (
        <Tag minimal intent={row.type === 'own' ? 'primary' : 'none'}>
          {typeName(row)}
        </Tag>
      ),
      size: 104,
      sortValue: typeName,
      csv: typeName,
    },
  ];
}

function countColumns({ intl, onOpen }: ColumnOptions): SourceColumn[] {
  return [
    {
      id: 'answers',
      header: intl.formatMessage({ id: 'promptDetails.sources.answers' }),
      cell: (row) => (
        <button
          type="button"
          className={styles['count']}
          aria-label={intl.formatMessage(
            { id: 'promptDetails.sources.answersOf' },
            { page: pageName(row), count: row.answers, answers: formatCount(intl, row.answers) },
          )}
          onClick={() => {
            onOpen({ url: row.url });
          }}
        >
          {formatCount(intl, row.answers)}
        </button>
      ),
      align: 'right',
      size: 116,
      sortValue: ({ answers }) => answers,
      csv: ({ answers }) => answers,
    },
    {
      id: 'citations',
      header: intl.formatMessage({ id: 'promptDetails.sources.citations' }),
      cell: ({ citations }) => formatCount(intl, citations),
      align: 'right',
      size: 92,
      initiallyHidden: true,
      sortValue: ({ citations }) => citations,
      csv: ({ citations }) => citations,
    },
  ];
}

function whoColumns({ intl, detail, onOpen }: ColumnOptions): SourceColumn[] {
  const platformsOf = ({ platform_ids: ids }: CitedUrl): string => namesOfPlatforms(intl, detail, ids);
  const brandName = (id: string): string => detail.brands.find((brand) => brand.id === id)?.name ?? id;
  return [
    {
      id: 'platforms',
      header: intl.formatMessage({ id: 'promptDetails.sources.platforms' }),
      cell: (row) => (
        <span className={styles['ellipsis']} title={platformsOf(row)}>
          {platformsOf(row)}
        </span>
      ),
      size: 108,
      grow: 1,
      sortValue: ({ platform_ids: ids }) => ids.length,
      csv: platformsOf,
    },
    {
      id: 'named',
      header: intl.formatMessage({ id: 'promptDetails.sources.named' }),
      cell: ({ url, named }) => (
        <NamedBrands
          named={named}
          brands={detail.brands}
          most={2}
          onOpen={(brandId) => {
            onOpen({ url, brand_id: brandId, mention: 'named' });
          }}
        />
      ),
      size: 200,
      grow: 1,
      csv: ({ named }) => named.map(({ brand_id: id, answers }) => `${brandName(id)} ${answers}`).join('; '),
    },
  ];
}

function dateColumns({ intl }: ColumnOptions): SourceColumn[] {
  return (['first', 'last'] as const).map((which): SourceColumn => {
    const instant = (row: CitedUrl): string => (which === 'first' ? row.first_cited_at : row.last_cited_at);
    return {
      id: which,
      header: intl.formatMessage({ id: `promptDetails.sources.${which}` }),
      cell: (row) => formatInstantDay(intl, instant(row)),
      align: 'right',
      size: 128,
      sortValue: instant,
      csv: instant,
    };
  });
}

/** The columns of the table of cited pages: type, citing platforms, and the brands that those answers mention. */
export function sourceColumns(options: ColumnOptions): SourceColumn[] {
  return [...pageColumns(options), ...countColumns(options), ...whoColumns(options), ...dateColumns(options)];
}
