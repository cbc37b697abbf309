/** Nothing is laid out in tests: the list is told a phone's size. The package's own set-up for Jest replaces the list by nothing. */
jest.mock('@shopify/flash-list/dist/recyclerview/utils/measureLayout', () => {
  const phone = { x: 0, y: 0, width: 390, height: 844 };
  return {
    ...jest.requireActual<object>('@shopify/flash-list/dist/recyclerview/utils/measureLayout'),
    measureParentSize: () => phone,
    measureFirstChildLayout: () => phone,
    measureItemLayout: () => ({ x: 0, y: 0, width: 390, height: 100 }),
  };
});
