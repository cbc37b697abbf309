import type { HandOverWords } from './en';

const handOver: HandOverWords = {
  code: {
    title: 'Kod QR',
    showPyramid: 'Pokaż mój kod QR',
    showTable: 'Pokaż ten stół jako kod QR',
    showGame: 'Pokaż jako kod QR',
    showBox: 'Pokaż pudełko jako kod QR',
    pyramid: (name) => `Piramida: ${name}`,
    pyramidHint: 'Na telefonie ze stołem: otwórz stół i zeskanuj ten kod.',
    table: (names) => `Stół: ${names}`,
    tableHint:
      'Na drugim telefonie: strona główna, potem Skanuj. Zakończona gra trafi tam do historii, notatka zostaje tutaj.',
    box: 'Pudełko',
    boxHint:
      'Na drugim telefonie: strona główna, potem Skanuj. Nauczy się kafli, których jeszcze nie zna.',
    label: (what) => `Kod QR: ${what}`,
    tooLarge: 'To za dużo na kod QR. Wyślij to jako tekst albo jako plik.',
    copyHint: 'Bez aparatu: skopiuj tekst, wyślij go i wklej na drugim telefonie w Skanuj.',
    copy: 'Kopiuj jako tekst',
  },
  scan: {
    title: 'Skanuj',
    pyramid: 'Zeskanuj piramidę',
    aim: 'Przytrzymaj aparat nad kodem QR na drugim telefonie.',
    camera: 'Obraz z aparatu',
    starting: 'Uruchamianie aparatu …',
    access: {
      refused:
        'Ta aplikacja nie może używać aparatu. Zezwól na to w ustawieniach albo wklej tekst poniżej.',
      none: 'Nie znaleziono aparatu. Wklej zamiast tego tekst poniżej.',
      busy: 'Aparat nie daje obrazu; może używa go inna aplikacja. Wklej tekst poniżej albo spróbuj ponownie.',
    },
    again: 'Spróbuj ponownie',
    paste: 'Tekst kodu',
    usePasted: 'Użyj tekstu',
    refused: {
      'other-app': 'Ten kod nie pochodzi z tej aplikacji. Nic się nie zmieniło.',
      damaged: 'Ten kod jest uszkodzony albo niepełny. Nic się nie zmieniło.',
      'newer-version':
        'Ten kod pochodzi z nowszej wersji aplikacji. Zaktualizuj ją, aby go odczytać. Nic się nie zmieniło.',
      full: 'Na tym urządzeniu nie ma już miejsca. Nic się nie zmieniło.',
    },
    seated: (name) => `Przy stole: ${name}.`,
    updated: (name) => `Piramida jest aktualna: ${name}.`,
    sameSeat: (name) => `Ta piramida już tu jest: ${name}.`,
    seat: 'Które miejsce?',
    newSeat: 'Nowe miejsce',
    whoseSeat: (name) =>
      `Wszystkie miejsca są zajęte. Czyją piramidę zastępuje ta (${name})? Cofnij ją przywróci.`,
    whichTable: (name) => `Piramida: ${name}. Do którego stołu należy?`,
    newTable: 'Zacznij z nią nowy stół',
    toTable: 'Do stołu',
    game: {
      new: 'Gra jest już w twojej historii.',
      updated: 'Gra w twojej historii jest aktualna.',
      same: 'Ta gra była już w twojej historii.',
    },
    openGame: 'Otwórz grę',
    table: {
      new: 'Stół jest teraz na tym telefonie.',
      updated: 'Stół na tym telefonie jest aktualny.',
      same: 'Ten stół był już na tym telefonie.',
    },
    box: {
      new: (tiles) => `Pudełko poznało: ${tiles}.`,
      same: 'Pudełko zna już wszystkie te kafle.',
    },
  },
};

export default handOver;
