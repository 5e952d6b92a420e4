import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { BrandRef, ReportScope, Tile } from '#client/api/reportSchemas.ts';
import { isEstimated } from './isEstimated.ts';
import { MetricTile } from './MetricTile.tsx';
import { ownBrand } from './ownBrand.ts';

interface MetricTilesProps {
  readonly className: string | undefined;
  readonly tiles: readonly Tile[];
  readonly brands: readonly BrandRef[];
  readonly scope: ReportScope;
  /** Figures of one prompt, whose answers are the sample; compact. */
  readonly onePrompt?: boolean;
  /** Opens the answers behind a figure; without it the figures are plain text. */
  readonly onOpen?: (measureId: MeasureId) => void;
}

/** The six measures of the own brand. */
export function MetricTiles({ className, tiles, brands, scope, onePrompt = false, onOpen }: MetricTilesProps) {
  const estimated = isEstimated(scope);
  return (
    <div className={className}>
      {tiles.map((tile) => (
        <MetricTile
          key={tile.measure_id}
          tile={tile}
          brandCount={brands.length}
          brand={ownBrand(brands)}
          scope={scope}
          estimated={estimated && tile.measure_id === 'net_sentiment'}
          onePrompt={onePrompt}
          compact={onePrompt}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}
