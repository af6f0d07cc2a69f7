/**
 * How tesseract cuts a page: a single column of text of variable sizes. Of 31 core fields on five pictures it read 29; mode 3
 * (automatic) 27, 11 (sparse) 23, and 6 (one block) 21, because that one loses bordered tables.
 */
export const PAGE_MODE = '4';
