import { Fragment, type ReactElement } from 'react';
import { MARGIN, PICTURE_WIDTH } from './pictureLayout';
import { PictureLines } from './PictureLines';
import { PictureText } from './PictureText';

const CENTRE = PICTURE_WIDTH / 2;
const ROOM = PICTURE_WIDTH - 2 * MARGIN;

type Props = { victory: string; about: string };

/** Who won, and when and where that was. */
export function PictureHeader({ victory, about }: Props): ReactElement {
  return (
    <Fragment>
      <PictureLines
        x={CENTRE}
        middle={196}
        size={76}
        min={44}
        room={ROOM}
        anchor="middle"
        strong
        title
        color="gold"
      >
        {victory}
      </PictureLines>
      <PictureText x={CENTRE} y={282} size={28} room={ROOM} anchor="middle" color="textMuted">
        {about}
      </PictureText>
    </Fragment>
  );
}
