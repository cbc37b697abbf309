/** The least a press can cost: one React Native Pressable that counts. */
import { useState } from 'react';
import { AppRegistry, Pressable, Text } from 'react-native';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Pressable role="button" aria-label="count" onPress={() => setCount(count + 1)}>
      <Text>{count}</Text>
    </Pressable>
  );
}

AppRegistry.registerComponent('counter', () => Counter);
AppRegistry.runApplication('counter', { rootTag: document.getElementById('root') });
