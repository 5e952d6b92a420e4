import { useIntl } from 'react-intl';
import type { PageRow } from '../../api/ownPageSchemas.ts';
import { CourseTag } from '../../components/table/CourseTag.tsx';

/** The course of a page's citations in a word; the rule behind it on hover. */
export function PageStatusTag({ status }: { readonly status: PageRow['status'] }) {
  const intl = useIntl();
  return (
    <CourseTag course={status} explained={intl.formatMessage({ id: `inventory.status.${status}.explained` })}>
      {intl.formatMessage({ id: `inventory.status.${status}` })}
    </CourseTag>
  );
}
