import { colorTokens } from '../../theme/tokens';

/** A picture is seen by others: it looks the same whatever theme it was made in. */
export const pictureColors = colorTokens.dark;
