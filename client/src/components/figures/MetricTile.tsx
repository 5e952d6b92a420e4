import { useIntl } from 'react-intl';
import type { MeasureId } from '../../api/measureSchemas.ts';
import type { BrandRef, Tile } from '../../api/reportSchemas.ts';
import { DefinitionPopover } from './DefinitionPopover.tsx';
import { FigureTile } from './FigureTile.tsx';
import { NoCompetitors } from './NoCompetitors.tsx';
import { unsetBrand } from './unsetBrand.ts';

interface MetricTileProps {
  readonly tile: Tile;
  /** Far end of the axis of positions: how many brands are tracked. */
  readonly brandCount: number;
  /** Whose figure it is. */
  readonly brand?: BrandRef | undefined;
  /** Sentiment labels are, at least in part, estimates. */
  readonly estimated?: boolean;
  /** Of one prompt, whose answers are the sample. */
  readonly onePrompt?: boolean;
  readonly compact?: boolean;
  /** Opens the answers behind the figure; without it the figure is a text. */
  readonly onOpen?: ((measureId: MeasureId) => void) | undefined;
}

/** Of these, one brand alone has all and stands first, whatever answers say. */
const AMONG_BRANDS: readonly MeasureId[] = ['share_of_voice', 'average_position'];

/** One of the six measures of the own brand. */
export function MetricTile(props: MetricTileProps) {
  const { tile, brandCount, brand, estimated = false, onePrompt = false, compact = false, onOpen } = props;
  const intl = useIntl();
  const { measure_id: id, measure, previous, change, sparkline } = tile;
  const name = intl.formatMessage({ id: `figures.measure.${id}` });
  return (
    <FigureTile
      name={name}
      heading={estimated ? intl.formatMessage({ id: 'figures.estimatedName' }, { name }) : name}
      help={<DefinitionPopover measureId={id} estimated={estimated} />}
      like={id}
      measure={measure}
      axis={id === 'average_position' ? [1, Math.max(2, brandCount)] : undefined}
      sparkline={sparkline}
      previous={previous}
      change={change}
      noChange={intl.formatMessage({ id: previous === null ? 'figures.noPrevious' : 'figures.thinPrevious' })}
      noData={intl.formatMessage({ id: `figures.noData.${id}` })}
      unset={unsetBrand(id, brand)}
      caveat={brandCount === 1 && AMONG_BRANDS.includes(id) && <NoCompetitors linked={onOpen !== undefined} />}
      onePrompt={onePrompt}
      compact={compact}
      onOpen={
        onOpen &&
        (() => {
          onOpen(id);
        })
      }
    />
  );
}
