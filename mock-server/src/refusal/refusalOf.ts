import { DamagedFileError } from './DamagedFileError.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import { MockError } from './MockError.ts';
import { noRoom } from './noRoom.ts';

/** Maps an expected error to a refusal; null for a bug, which is logged and not explained to the caller. */
export function refusalOf(error: unknown): MockError | null {
  if (error instanceof MockError) return error;
  if (error instanceof DamagedFileError) return new MockError(500, error.text);
  const room = noRoom(error);
  if (room !== null) return room;
  // The message names file and line, which belong to the caller.
  if (error instanceof ImportStoreError) {
    return new MockError(500, {
      zh: `项目文件无法读取：${error.message}`,
      en: `The project’s files can’t be read: ${error.message}`,
    });
  }
  return null;
}
