import { useIntl } from 'react-intl';
import type { SourceNode } from '#client/api/detailSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import styles from './PlaceName.module.scss';

interface PlaceNameProps {
  readonly node: SourceNode;
}

/** The name of a tree node: a page by its title above the end of its URL, any other node by its own part of the URL. */
export function PlaceName({ node }: PlaceNameProps) {
  const intl = useIntl();
  if (node.kind !== 'url') {
    // A host may have the same name as its domain.
    const kind = node.kind === 'folder' ? '' : intl.formatMessage({ id: `domainDetails.kind.${node.kind}` });
    return (
      <span className={styles['folder']} title={kind === '' ? node.id : `${node.id} · ${kind}`}>
        {node.label}
        {kind !== '' && <span className={styles['kind']}>{kind}</span>}
      </span>
    );
  }
  const title = node.title ?? '';
  const gone = node.status === 'lost' ? (styles['gone'] ?? '') : '';
  return (
    <span className={`${styles['page'] ?? ''} ${gone}`}>
      <ExternalLink url={node.url ?? ''}>{title === '' ? node.label : title}</ExternalLink>
      {title !== '' && <span className={styles['path']}>{node.label}</span>}
    </span>
  );
}
