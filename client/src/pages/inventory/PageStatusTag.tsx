import { useIntl } from 'react-intl';
import type { PageRow } from '../../api/ownPageSchemas.ts';
import { CourseTag } from '../../components/table/CourseTag.tsx';
import { NoCitations } from './NoCitations.tsx';

/** The course of a page's citations in a word; the rule behind it on hover. */
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
