import { UserIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import styles from './Navbar.module.scss';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture; empty: none. */
  readonly url: string;
}

/** A person's picture; without one, or when it cannot be loaded, the first letter of the name. Decorative. */
export function Avatar({ name, url }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const [letter] = name;
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {url !== '' && broken !== url ? (
        <img
          src={url}
          alt=""
          onError={() => {
            setBroken(url);
          }}
        />
      ) : (
        (letter?.toUpperCase() ?? <UserIcon />)
      )}
    </span>
  );
}
