import { UserIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import styles from './Avatar.module.scss';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture; empty: none. */
  readonly url: string;
  /** Beside a name in a line of text. */
  readonly small?: boolean;
}

/** A person's picture; without one, or when it cannot be loaded, the first letter of the name. Decorative. */
export function Avatar({ name, url, small = false }: AvatarProps) {
  const [broken, setBroken] = useState('');
  // A name may begin with a sign that shows nothing.
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase();
  const shown = url !== '' && broken !== url;
  return (
    <span
      className={`${styles['avatar'] ?? ''} ${small ? (styles['small'] ?? '') : ''}`}
      aria-hidden="true"
      data-letter={shown ? undefined : letter}
    >
      {shown ? (
        <img
          src={url}
          alt=""
          onError={() => {
            setBroken(url);
          }}
        />
      ) : (
        letter === undefined && <UserIcon />
      )}
    </span>
  );
}
