/**
 * Where answers stand whose file names no platform. Both languages at once: the name is stored, and must be the same
 * whoever imports the next file.
 */
export const UNNAMED_PLATFORM = '未注明 (unspecified)';
