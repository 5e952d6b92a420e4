import { errorMessage } from '#client/lib/errorMessage.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import type { ServerContext } from '../ServerContext.ts';
import { countCaptures, pendingSheets } from './countCaptures.ts';
import type { CountedProject } from './countCaptures.ts';

type Server = CountedProject['server'] & Pick<ServerContext, 'catalogue'>;

/** Merges answers pasted before a shutdown, in all projects: a closed sheet is not loaded again. */
export async function resumeCaptures(server: Server, state: MockState): Promise<void> {
  for (const entry of server.catalogue.list()) {
    const { id } = entry;
    try {
      for (const sheet of pendingSheets({ id, state })) {
        const recorded = server.catalogue.definition(entry, NO_EDITS);
        await countCaptures({ id, recorded, state, server }, sheet.id);
      }
    } catch (error) {
      console.error('Counting captured answers', id, errorMessage(error));
    }
  }
}
