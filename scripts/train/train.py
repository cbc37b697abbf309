"""Trains the network of src/reader on the examples that examples.ts wrote.

train.py WEIGHTS EPOCHS EXAMPLES...; needs PyTorch (Debian: python3-torch). Not part of any test or
build: what it writes is kept as src/reader/net/weights.json.
"""
import base64
import json
import sys

import numpy as np
import torch
from torch import nn

CELLS, PATCHES, LOOKS = 14, 100, 6
PATCH_NUMBERS, CELL_NUMBERS, LOOK_NUMBERS = 3, LOOKS + 3, 4
POINT, WIDTH, HEADS, BLOCKS = 24, 32, 4, 2
SIZES = [CELLS, CELLS * CELL_NUMBERS, LOOKS * LOOK_NUMBERS, CELLS * PATCHES * PATCH_NUMBERS]
HELD_BACK = 0.1
SOME = 40


class Block(nn.Module):
    """Every tile looks at every other, and at the looks that were learned."""

    def __init__(self):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.ask = nn.Linear(WIDTH, 3 * WIDTH)
        self.take = nn.Linear(WIDTH, WIDTH)
        self.wide, self.back = nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x):
        many, count, _ = x.shape
        q, k, v = (
            self.ask(self.norm1(x)).view(many, count, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        )
        heed = torch.softmax(q @ k.transpose(-1, -2) / (WIDTH // HEADS) ** 0.5, -1)
        x = x + self.take((heed @ v).transpose(1, 2).reshape(many, count, WIDTH))
        return x + self.back(torch.relu(self.wide(self.norm2(x))))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.point1, self.point2 = nn.Linear(PATCH_NUMBERS, POINT), nn.Linear(POINT, POINT)
        self.cell = nn.Linear(2 * POINT + CELL_NUMBERS, WIDTH)
        self.look = nn.Linear(LOOK_NUMBERS + LOOKS, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(WIDTH)
        self.name = nn.Linear(WIDTH, LOOKS)

    def forward(self, cells, looks, patches):
        points = torch.relu(self.point2(torch.relu(self.point1(patches))))
        pooled = torch.cat([points.mean(2), points.amax(2), cells], -1)
        names = torch.eye(LOOKS).expand(len(looks), -1, -1)
        known = self.look(torch.cat([looks, names], -1))
        x = torch.cat([torch.relu(self.cell(pooled)), torch.relu(known)], 1)
        for block in self.blocks:
            x = block(x)
        return self.name(self.norm(x[:, :CELLS]))


def load(files):
    rows = []
    for name in files:
        numbers = np.fromfile(name, np.float32)
        rows.append(numbers[: len(numbers) // sum(SIZES) * sum(SIZES)].reshape(-1, sum(SIZES)))
    sets = []
    for part in (lambda r: r[: -int(len(r) * HELD_BACK)], lambda r: r[-int(len(r) * HELD_BACK) :]):
        data = torch.from_numpy(np.concatenate([part(r) for r in rows]))
        labels, cells, looks, patches = torch.split(data, SIZES, 1)
        sets.append(
            (
                cells.reshape(-1, CELLS, CELL_NUMBERS),
                looks.reshape(-1, LOOKS, LOOK_NUMBERS),
                patches.reshape(-1, CELLS, PATCHES, PATCH_NUMBERS),
                labels.long(),
            )
        )
    return sets


def loss_of(logits, labels):
    """Where there is nothing to be seen (-1), every name is as likely as any other."""
    logs = torch.log_softmax(logits, -1)
    seen = labels >= 0
    named = nn.functional.nll_loss(logs[seen], labels[seen], reduction="sum")
    nothing = -logs[~seen].mean(-1).sum()
    return (named + nothing) / labels.numel()


def report(net, held, epoch, loss):
    held = [part[held[3][:, 0] >= 0] for part in held]
    with torch.no_grad():
        logits = torch.cat([net(*[t[i : i + 500] for t in held[:3]]) for i in range(0, len(held[0]), 500)])
    learned = held[1][:, :, 3].sum(1) > 0
    line = f"{epoch:3d} loss {loss:.4f}"
    for name, which in (("unknown box", ~learned), ("confirmed", learned)):
        sure, found = torch.softmax(logits[which], -1).max(-1)
        right = (found == held[3][which]).flatten().float()
        order = sure.flatten().argsort(descending=True)
        run = right[order].cumsum(0) / torch.arange(1, len(order) + 1)
        fits = (run >= 0.996).nonzero()
        share = (fits.max().item() + 1) / len(order) if len(fits) else 0
        level = sure.flatten()[order][fits.max()].item() if len(fits) else 1
        line += f" | {name}: right {right.mean():.4f}, {share:.3f} sure at 99.6 % (from {level:.4f})"
    print(line, flush=True)


def train(net, data, held, epochs, batch=64, rate=2e-3):
    mend = torch.optim.AdamW(net.parameters(), rate, weight_decay=1e-2)
    steps = epochs * (len(data[0]) // batch)
    plan = torch.optim.lr_scheduler.OneCycleLR(mend, rate, steps, pct_start=0.1)
    for epoch in range(epochs):
        order, losses = torch.randperm(len(data[0])), []
        for at in range(len(order) // batch):
            pick = order[at * batch : (at + 1) * batch]
            cells, looks, patches, labels = (t[pick] for t in data)
            # Other patches each time: quicker, and no single one is to be relied on.
            patches = patches[:, :, torch.randperm(PATCHES)[:SOME]]
            # Nor is any shade of a colour, for the light is never judged quite right.
            patches = patches + torch.randn(len(pick), 1, 1, PATCH_NUMBERS) * torch.tensor([0.05, 0.05, 0.1])
            loss = loss_of(net(cells, looks, patches), labels)
            mend.zero_grad()
            loss.backward()
            mend.step()
            plan.step()
            losses.append(loss.item())
        if epoch % 5 == 4 or epoch + 1 == epochs:
            report(net, held, epoch + 1, np.mean(losses))


def pack(numbers):
    """16 bits a number: what is lost is far below what matters."""
    scale = max(numbers.abs().max().item() / 32767, 1e-12)
    whole = torch.round(numbers / scale).numpy().astype("<i2")
    return {"scale": scale, "numbers": base64.b64encode(whole.tobytes()).decode()}


def layers(module):
    kept = {}
    for name, part in module.named_children():
        if isinstance(part, nn.ModuleList):
            kept[name] = [layers(one) for one in part]
        else:
            kept[name] = {"weight": pack(part.weight.data), "bias": pack(part.bias.data)}
    return kept


def main(out, epochs, *files):
    torch.manual_seed(1)
    data, held = load(files)
    print(len(data[0]), "pictures,", len(held[0]), "held back")
    net = Net()
    train(net, data, held, int(epochs))
    with open(out, "w") as file:
        json.dump(layers(net), file, indent=2)
        file.write("\n")


main(*sys.argv[1:])
