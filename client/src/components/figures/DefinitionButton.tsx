import { Classes } from '@blueprintjs/core';
import { HelpIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PopoverAt } from '../ui/PopoverAt.tsx';
import { glossaryHref } from './glossaryTerms.ts';
import type { FigureTerm } from './glossaryTerms.ts';
import styles from './DefinitionPopover.module.scss';

interface DefinitionButtonProps {
  /** Its glossary entry. */
  readonly term: FigureTerm;
  /** Name of the figure, translated like the other texts. */
  readonly name: string;
  readonly definition: string;
  readonly formula: string;
  /** A caveat about the current data. */
  readonly caution?: string | undefined;
}

const LOOK = [Classes.BUTTON, Classes.MINIMAL, Classes.SMALL, styles['trigger']].join(' ');

/** The "?" beside a figure: definition, formula, and the meaning of its interval and of the verdict on its change. */
export function DefinitionButton({ term, name, definition, formula, caution }: DefinitionButtonProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={open ? `${LOOK} ${Classes.ACTIVE}` : LOOK}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={intl.formatMessage({ id: 'figures.whatIs' }, { name })}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <HelpIcon size={12} />
      </button>
      <PopoverAt anchor={button} open={open} onOpenChange={setOpen} placement="bottom">
        <div className={styles['definition']}>
          <p className={styles['title']}>{name}</p>
          <p>{definition}</p>
          <code className={styles['formula']}>{formula}</code>
          {caution !== undefined && <p>{caution}</p>}
          <p className={styles['note']}>{intl.formatMessage({ id: 'figures.intervalNote' })}</p>
          <p className={styles['note']}>{intl.formatMessage({ id: 'figures.verdictNote' })}</p>
          <Link to={glossaryHref(term)}>{intl.formatMessage({ id: 'figures.inGlossary' })}</Link>
        </div>
      </PopoverAt>
    </>
  );
}
