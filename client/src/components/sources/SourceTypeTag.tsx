import { Button, MenuDivider, MenuItem, Tag } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { SourceType } from '#client/api/reportSchemas.ts';
import { givenSourceTypeSchema } from '#client/api/reportSchemas.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { FloatingMenu } from '../ui/FloatingMenu.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useSourceType } from './useSourceType.ts';
import styles from './SourceTypeTag.module.scss';

interface SourceTypeTagProps {
  readonly domain: string;
  readonly type: SourceType;
  /** Set by a person. */
  readonly isGiven: boolean;
}

/**
 * The source type of a domain, with a menu to correct it. Own and competitor sites follow from the brands' domains, so there is no menu for
 * them, nor for readers with view permission only.
 */
export const SourceTypeTag = observer(function SourceTypeTag({ domain, type, isGiven }: SourceTypeTagProps) {
  const intl = useIntl();
  const choose = useSourceType();
  const mayEdit = useMayEdit();
  const name = intl.formatMessage({ id: `figures.sourceType.${type}` });
  if (type === 'own' || type === 'competitor' || !mayEdit) {
    return (
      <Tag minimal intent={type === 'own' ? 'primary' : 'none'}>
        {name}
      </Tag>
    );
  }
  const label = intl.formatMessage({ id: 'figures.sourceType.of' }, { domain, type: name });
  return (
    <Popover
      placement="bottom-start"
      content={
        <FloatingMenu label={intl.formatMessage({ id: 'figures.sourceType.change' }, { domain })}>
          {givenSourceTypeSchema.options.map((one) => (
            <MenuItem
              key={one}
              disabled={one === type && isGiven}
              text={intl.formatMessage({ id: `figures.sourceType.${one}` })}
              onClick={() => {
                choose(domain, one);
              }}
            />
          ))}
          {isGiven && (
            <>
              <MenuDivider />
              <MenuItem
                text={intl.formatMessage({ id: 'figures.sourceType.reset' })}
                onClick={() => {
                  choose(domain, null);
                }}
              />
            </>
          )}
        </FloatingMenu>
      }
    >
      <Button
        className={styles['tag'] ?? ''}
        size="small"
        variant="minimal"
        endIcon={<CaretDownIcon size={12} />}
        aria-label={label}
        title={isGiven ? intl.formatMessage({ id: 'figures.sourceType.byPerson' }) : label}
      >
        {name}
        {isGiven && <span aria-hidden="true">*</span>}
      </Button>
    </Popover>
  );
});
