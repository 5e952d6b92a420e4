import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { SourceNode, UrlStatus } from '#client/api/detailSchemas.ts';
import { urlStatusSchema } from '#client/api/detailSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { countStatuses } from './treeRows.ts';
import styles from './StatusFilter.module.scss';

interface StatusFilterProps {
  readonly nodes: readonly SourceNode[];
  readonly status: UrlStatus | null;
  readonly onChange: (status: UrlStatus | null) => void;
}

/** Filters pages by status. Each status shows its count, so that changes are visible before a filter is chosen. */
export function StatusFilter({ nodes, status, onChange }: StatusFilterProps) {
  const intl = useIntl();
  const counts = countStatuses(nodes);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const choices = [
    { value: null, label: intl.formatMessage({ id: 'domainDetails.status.all' }), count: all },
    ...urlStatusSchema.options.map((value) => ({
      value,
      label: intl.formatMessage({ id: `domainDetails.status.${value}` }),
      count: counts.get(value) ?? 0,
    })),
  ];
  return (
    <div
      role="group"
      className={styles['group']}
      aria-label={intl.formatMessage({ id: 'domainDetails.column.status' })}
    >
      {choices.map(({ value, label, count }) => (
        <Button
          key={label}
          size="small"
          variant="minimal"
          active={value === status}
          aria-pressed={value === status}
          disabled={count === 0 && value !== status}
          onClick={() => {
            onChange(value);
          }}
        >
          {label} <span className={styles['count']}>{formatCount(intl, count)}</span>
        </Button>
      ))}
    </div>
  );
}
