import { useIntl } from 'react-intl';
import type { PageRow } from '#client/api/ownPageSchemas.ts';
import { CourseTag } from '#client/components/table/CourseTag.tsx';
import { NoCitations } from './NoCitations.tsx';

/** The trend of a page's citations as a word; a tooltip explains the rule. */
export function PageStatusTag({ row }: { readonly row: Pick<PageRow, 'status' | 'rate' | 'url'> }) {
  const intl = useIntl();
  const { status, rate } = row;
  if (status === 'uncited' && rate === null) return <NoCitations row={row} />;
  return (
    <CourseTag course={status} explained={intl.formatMessage({ id: `inventory.status.${status}.explained` })}>
      {intl.formatMessage({ id: `inventory.status.${status}` })}
    </CourseTag>
  );
}
