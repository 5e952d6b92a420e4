import { useIntl } from 'react-intl';
import { definitionIdSchema } from '#client/api/answerIndexSchemas.ts';
import type { DefinitionId } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import { percentParts } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { definitionRows } from './definitionRows.ts';
import styles from './DefinitionPanel.module.scss';

interface DefinitionPanelProps extends Pick<IndexPartProps, 'report' | 'searchState' | 'onMove' | 'onOpen'> {
  readonly className?: string | undefined;
}

interface DefinitionRowProps {
  readonly brand: BrandRef;
  readonly value: number | null;
  readonly most: number;
  readonly onOpen: () => void;
}

function DefinitionRow({ brand, value, most, onOpen }: DefinitionRowProps) {
  const intl = useIntl();
  const { digits, unit } = value === null ? { digits: '–', unit: '' } : percentParts(intl, value);
  const width = value === null || most === 0 ? 0 : (value / most) * 100;
  return (
    <li className={`${styles['row'] ?? ''} ${brandClass(brand)} ${brand.own ? (styles['own'] ?? '') : ''}`}>
      <button type="button" className={styles['name']} title={brand.name} onClick={onOpen}>
        <span className={styles['dot']} aria-hidden="true" />
        {brand.name}
      </button>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['bar']} style={{ width: `${width}%` }} />
      </span>
      <span className={styles['value']}>
        {digits}
        {unit !== '' && <span className={styles['unit']}>{unit}</span>}
      </span>
    </li>
  );
}

const SHARES: readonly DefinitionId[] = ['share_tracked', 'share_naming_any', 'share_against_rival'];
const VISIBILITIES = definitionIdSchema.options.filter((id) => !SHARES.includes(id));
const isDefinition = (id: string): id is DefinitionId => definitionIdSchema.options.some((option) => option === id);

function DefinitionSwitch({
  report,
  searchState,
  onMove,
}: Pick<DefinitionPanelProps, 'report' | 'searchState' | 'onMove'>) {
  const intl = useIntl();
  const rivals = report.brands.filter(({ own }) => !own);
  const options = (ids: readonly DefinitionId[]) =>
    ids.map((id) => (
      <option key={id} value={id}>
        {intl.formatMessage({ id: `answerIndex.definition.${id}` })}
      </option>
    ));
  return (
    <div className={styles['switch']}>
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'answerIndex.definition' })}
        value={searchState.definition}
        onChange={({ currentTarget: { value } }) => {
          if (isDefinition(value)) onMove({ definition: value });
        }}
      >
        <optgroup label={intl.formatMessage({ id: 'answerIndex.definition.visibilities' })}>
          {options(VISIBILITIES)}
        </optgroup>
        <optgroup label={intl.formatMessage({ id: 'answerIndex.definition.shares' })}>
          {options(rivals.length === 0 ? SHARES.filter((id) => id !== 'share_against_rival') : SHARES)}
        </optgroup>
      </NativeSelect>
      {searchState.definition === 'share_against_rival' && (
        <NativeSelect
          aria-label={intl.formatMessage({ id: 'answerIndex.definition.rival' })}
          value={rivals.some(({ id }) => id === searchState.against) ? searchState.against : ''}
          onChange={({ currentTarget: { value } }) => {
            onMove({ against: value });
          }}
        >
          {rivals.map(({ id, name }, index) => (
            <option key={id} value={index === 0 ? '' : id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}

/** The same rows as other products count them, with the formula: explains why figures elsewhere differ. */
export function DefinitionPanel({ report, searchState, className, onMove, onOpen }: DefinitionPanelProps) {
  const intl = useIntl();
  const rows = definitionRows(report, searchState);
  const most = Math.max(0, ...rows.map(({ value }) => value ?? 0));
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'answerIndex.definition' })}
      subtitle={intl.formatMessage({ id: 'answerIndex.definition.about' })}
    >
      <DefinitionSwitch report={report} searchState={searchState} onMove={onMove} />
      <code className={styles['formula']}>
        {intl.formatMessage({ id: `answerIndex.formula.${searchState.definition}` })}
      </code>
      <ol className={styles['list']}>
        {rows.map(({ brand, value }) => (
          <DefinitionRow
            key={brand.id}
            brand={brand}
            value={value}
            most={most}
            onOpen={() => {
              onOpen({ brand_id: brand.id, mention: 'named' });
            }}
          />
        ))}
      </ol>
    </Panel>
  );
}
