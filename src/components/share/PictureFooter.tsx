import { Fragment, type ReactElement } from 'react';
import { G } from 'react-native-svg';
import { useTranslations } from '../../i18n/useTranslations';
import { GlyphShape } from '../glyphs/GlyphShape';
import { uiGlyphs } from '../glyphs/uiGlyphs';
import { pictureColors } from './pictureColors';
import { PICTURE_WIDTH } from './pictureLayout';
import { PictureText } from './PictureText';

const GLYPH = 36;

/** Whose picture it is. */
export function PictureFooter({ middle }: { middle: number }): ReactElement {
  const { t } = useTranslations();
  const x = PICTURE_WIDTH / 2 - 112;
  return (
    <Fragment>
      <G transform={`translate(${x} ${middle - GLYPH / 2}) scale(${GLYPH / 24})`}>
        <GlyphShape glyph={uiGlyphs.score} ink={pictureColors.textMuted} />
      </G>
      <PictureText x={x + GLYPH + 14} y={middle + 10} size={28} room={400} color="textMuted">
        {t.app.name}
      </PictureText>
    </Fragment>
  );
}
