/**
 * The platform of answers whose file names none. In both languages at once: the name is stored and must not depend on the language of
 * whoever imports the next file.
 */
export const UNNAMED_PLATFORM = '未注明 (unspecified)';
