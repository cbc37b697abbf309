import type { ResultWords } from './en';

const result: ResultWords = {
  title: 'Результат',
  score: 'Подсчитать очки',
  temples: {
    title: 'Храмы',
    about: 'Первым жетон выбирает тот, у кого больше всего Храмов.',
    pick: (turn, name) => `${turn}. ${name}`,
    mystic: (value) => `Мистическое число ${value}`,
    noMystic: 'без Мистического числа',
    reasons: {
      'only-holder': () => 'Больше ни у кого нет Храма.',
      'last-holder': () => 'Выбирает последним.',
      symbols: (own, name, other) => `Раньше, чем ${name}: ${own} против ${other}.`,
      mystic: (each, name, own, other) =>
        other === null
          ? `Раньше, чем ${name}: поровну (${each}), а Мистическое число (${own}) видно только здесь.`
          : `Раньше, чем ${name}: поровну (${each}), Мистическое число ${own} больше, чем ${other}.`,
      'table-order': (each, name) =>
        `Раньше, чем ${name}: поровну (${each}), Мистические числа равны; решил стол.`,
      'open-tie': (each, name) =>
        `Наравне с игроком ${name}: поровну (${each}), Мистические числа не решают.`,
    },
    tokens: (name) => `Жетон для игрока ${name}`,
    proposed: 'предложение: старший из оставшихся',
    tie: 'Кто выбирает первым?',
    tieAbout:
      'В игре нет двух тайлов с одинаковым Мистическим числом: взгляните на эти ещё раз. Если всё верно, решает стол.',
    first: (name) => `Первым выбирает ${name}`,
    again: 'Решить заново',
    toResult: 'Показать результат',
    decideFirst: 'Сначала решите, кто выбирает первым.',
    none: 'Храмов нет ни у кого, выбирать жетоны некому.',
  },
  categories: {
    villages: 'Деревни',
    forests: 'Леса',
    volcanoes: 'Вулканы',
    irrigation: 'Орошение',
    sacredStones: 'Священные камни',
    other: 'Прочие',
    wilderness: 'Пустоши',
    temple: 'Жетон Храма',
    god: 'Бог',
  },
  total: 'Всего',
  places: {
    title: 'Места',
    place: (rank) => `Место ${rank}`,
    wins: (name) => `Победа: ${name}`,
    share: (names) => `Общая победа: ${names}`,
    and: 'и',
    shared: (names) => `Поделено с: ${names}. Поровну ОС и Последователей.`,
    ahead: (names, own, others) =>
      `Поровну ОС, как у игрока ${names}; решают Последователи: ${own} против ${others}.`,
  },
  why: {
    title: 'Откуда очки',
    hint: 'Нажмите на число, чтобы увидеть тайлы за ним.',
    figure: (name, what, points) => `${name}, ${what}: ${points}`,
    made: 'Эти тайлы',
    others: 'Все остальные тайлы',
    noTiles: 'Таких тайлов нет.',
    picture: (name, cells) => `Пирамида игрока ${name}, выделено: ${cells}`,
    nothingLit: 'ничего',
    forest: (counted, needed, colors) => `соседи: ${counted} из ${needed} (${colors})`,
    noTemple: 'Нет Храма — нет жетона.',
    close: 'Закрыть',
  },
  god: {
    'god-missing': () => 'Бог не введён.',
    fixed: () => 'Без условий.',
    'death-paid': () => 'На нём нет жетона Отмены.',
    'death-cancelled': () => 'На нём лежит жетон Отмены.',
    equilibrium: (villages, temples, volcanoes) =>
      `Нужно по одному; активированные Деревни: ${villages}, Храмы: ${temples}, активированные Вулканы: ${volcanoes}.`,
    'fewest-wilderness': (counts) => `Меньше всего Пустошей? ${counts}.`,
    most: (tile, counts) => `Больше всего активированных тайлов (${tile})? ${counts}.`,
    'most-needs-one': (tile) =>
      `Ни у кого нет активированного тайла (${tile}), а по вашему домашнему правилу нужен хотя бы один.`,
  },
  count: (name, count) => `${name} ${count}`,
  game: {
    about: 'Об этой партии',
    location: 'Где играли',
    note: 'Заметка',
    correct: 'Исправить эту партию',
    temples: 'Жетоны Храмов',
    correcting:
      'За столом чего-то не хватает. Это результат, каким он был, пока всё было на месте.',
    toTable: 'К столу',
    gone: 'Этой партии больше нет на устройстве.',
    home: 'Готово',
    skip: 'Дальше, к результату',
  },
};

export default result;
