/** More people than this are listed when somebody asks for all. */
export const SHOWN_PLAYERS = 12;
