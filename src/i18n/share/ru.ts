import type { ShareWords } from './en';

const share: ShareWords = {
  title: 'Поделиться',
  preview: (victory) => `Картинка: ${victory}`,
  picture: 'Поделиться картинкой',
  text: {
    action: 'Поделиться текстом',
    game: 'Орбис',
    line: (place, name, points) => `${place}. ${name}: ${points}`,
  },
  file: {
    action: 'Поделиться файлом стола',
    about: 'В файле стола есть каждый тайл: партию можно сохранить или подсчитать в другом месте.',
  },
  bgStats: {
    action: 'Отправить в BG Stats',
    about: 'BG Stats — отдельное приложение: при нажатии туда уйдут имена, очки, место и заметка.',
    copyLink: 'Скопировать ссылку для BG Stats',
  },
  what: {
    picture: 'Картинка',
    text: 'Текст',
    file: 'Файл стола',
    bgStats: 'BG Stats',
    link: 'Ссылка',
  },
  became: {
    shared: 'передано в меню «Поделиться»',
    downloaded: 'сохранено в загрузках',
    copied: 'скопировано, можно вставить',
    opened: 'открыто',
    cancelled: 'не отправлено',
    failed: 'на этом устройстве не получилось',
  },
  status: (what, became) => `${what}: ${became}.`,
};

export default share;
