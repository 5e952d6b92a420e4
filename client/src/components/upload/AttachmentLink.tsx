import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Attachment } from '#client/api/brandCentreSchemas.ts';
import { isPdfAddress } from '#client/lib/fileAddress.ts';
import { uploadAddress } from '#client/lib/uploadAddress.ts';
import { ExternalLink } from '../answers/ExternalLink.tsx';
import { AppIcon } from '../ui/AppIcon.tsx';
import styles from './AttachmentLink.module.scss';

interface AttachmentLinkProps {
  readonly attachment: Attachment;
}

/**
 * The preview of an attachment; an icon for a PDF, or for a picture that fails to load. The Content-Security-Policy limits the hosts of
 * pictures.
 */
function Preview({ href }: { readonly href: string }) {
  const intl = useIntl();
  const [broken, setBroken] = useState(false);
  if (isPdfAddress(href)) {
    return <AppIcon name="pdf" size={32} strokeWidth={2} label={intl.formatMessage({ id: 'upload.pdf' })} />;
  }
  if (broken) return <AppIcon name="file" size={32} strokeWidth={2} />;
  return (
    <img
      className={styles['image']}
      src={href}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(true);
      }}
    />
  );
}

/** An uploaded file with preview and name; opens in a new tab. An unsafe address stays text. */
export function AttachmentLink({ attachment }: AttachmentLinkProps) {
  const href = uploadAddress(attachment.url);
  if (href === null) {
    return (
      <span className={styles['file']}>
        <AppIcon name="file" size={32} strokeWidth={2} />
        <bdi className={styles['name']}>{attachment.name}</bdi>
      </span>
    );
  }
  return (
    <span className={styles['file']}>
      <Preview href={href} />
      <span className={styles['name']}>
        <ExternalLink url={href}>{attachment.name}</ExternalLink>
      </span>
    </span>
  );
}
