import { useIntl } from 'react-intl';
import { AMONG_BRANDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { BrandRef, ReportScope, Tile } from '#client/api/reportSchemas.ts';
import { DefinitionPopover } from './DefinitionPopover.tsx';
import { FigureTile } from './FigureTile.tsx';
import { NoCompetitors } from './NoCompetitors.tsx';
import { noDataId } from './noDataId.ts';
import { unsetBrand } from './unsetBrand.ts';

interface MetricTileProps {
  readonly tile: Tile;
  /** Far end of the position axis: the number of tracked brands. */
  readonly brandCount: number;
  /** The brand of the figure. */
  readonly brand?: BrandRef | undefined;
  /** Tells why the figure is missing. */
  readonly scope?: ReportScope | undefined;
  /** Some or all sentiment labels are estimates. */
  readonly estimated?: boolean;
  /** A figure of one prompt: its answers are the sample. */
  readonly onePrompt?: boolean;
  readonly compact?: boolean;
  /** Opens the answers behind the figure; without it the figure is plain text. */
  readonly onOpen?: ((measureId: MeasureId) => void) | undefined;
}

/** One of the six measures of the own brand. */
export function MetricTile(props: MetricTileProps) {
  const { tile, brandCount, brand, scope, estimated = false, onePrompt = false, compact = false, onOpen } = props;
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
      noData={intl.formatMessage({ id: noDataId(id, scope) })}
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
