import type { DescribedArea } from '../CallDescription.ts';
import { accountArea } from './accountArea.ts';
import { brandArea } from './brandArea.ts';
import { channelArea } from './channelArea.ts';
import { collectArea } from './collectArea.ts';
import { contentArea } from './contentArea.ts';
import { doorArea } from './doorArea.ts';
import { figureArea } from './figureArea.ts';
import { inputArea } from './inputArea.ts';
import { issuedArea } from './issuedArea.ts';
import { promptArea } from './promptArea.ts';
import { teamArea } from './teamArea.ts';
import { viewArea } from './viewArea.ts';

/** All headings of the documentation. A test fails for a registered call without a heading. */
export const describedAreas: readonly DescribedArea[] = [
  accountArea,
  teamArea,
  figureArea,
  promptArea,
  brandArea,
  contentArea,
  inputArea,
  collectArea,
  channelArea,
  doorArea,
  issuedArea,
  viewArea,
];
